-- What browsers ask of a preview: pages, files, parts of films, and again what they know in an older version. No HEAD
-- and nothing that is unchanged: wrk would wait for a body.
local headers = { ["Accept-Encoding"] = "gzip", ["Cookie"] = string.rep("c", 200) }
local requests = {}

local function add(path, name, value)
  local all = {}
  for key, known in pairs(headers) do all[key] = known end
  if name then all[name] = value end
  requests[#requests + 1] = wrk.format("GET", path, all)
end

function init()
  for number = 0, 19 do add("/posts/post-" .. number .. "/") end
  for _, path in ipairs({ "/", "/picture.svg", "/data.json", "/.zoetrope/reload.js" }) do
    add(path)
    add(path, "If-None-Match", '"old"')
  end
  add("/posts/post-1")  -- A redirect.
  add("/film.mp4", "Range", "bytes=1000-66535")
  add("/film.mp4", "Range", "bytes=-100")
end

local turn = 0

function request()
  turn = turn + 1
  return requests[turn % #requests + 1]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests": %d, "bytes": %d, "connect": %d, "read": %d, "write": %d, "status": %d, '
      .. '"timeout": %d, "slowest_ms": %d, "p99_ms": %.1f}\n',
    summary.requests, summary.bytes, errors.connect, errors.read, errors.write, errors.status,
    errors.timeout, latency.max / 1000, latency:percentile(99) / 1000))
end
