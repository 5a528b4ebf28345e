-- What browsers ask of a preview: pages, files, parts of films, and again what they know already.
local headers = { ["Accept-Encoding"] = "gzip", ["Cookie"] = string.rep("c", 200) }
local requests = {}

local function add(method, path, name, value)
  local all = {}
  for key, known in pairs(headers) do all[key] = known end
  if name then all[name] = value end
  requests[#requests + 1] = wrk.format(method, path, all)
end

function init()
  for number = 0, 19 do add("GET", "/posts/post-" .. number .. "/") end
  for _, path in ipairs({ "/", "/picture.svg", "/data.json", "/.zoetrope/reload.js" }) do
    add("GET", path)
    add("HEAD", path)
    add("GET", path, "If-None-Match", "*")
    add("GET", path, "If-None-Match", '"old"')
  end
  add("GET", "/posts/post-1")  -- A redirect.
  add("GET", "/film.mp4", "Range", "bytes=1000-66535")
  add("GET", "/film.mp4", "Range", "bytes=-100")
  add("HEAD", "/film.mp4")
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
