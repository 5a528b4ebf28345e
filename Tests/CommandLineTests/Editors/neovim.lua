-- Opens a page in Neovim with the server, does what an author does, and writes what the editor has got as JSON.
local page, result = arg_page, arg_result
vim.o.swapfile = false
vim.o.hidden = true

local function wait(what, condition)
  if not vim.wait(60000, condition, 20) then error("timed out: " .. what) end
end

local client = vim.lsp.start_client({
  name = "zoetrope",
  cmd = { vim.env.ZOETROPE, "lsp" },
  root_dir = vim.fn.getcwd(),
})
vim.cmd("edit " .. page)
vim.bo.filetype = "markdown"
vim.lsp.buf_attach_client(0, client)

local function ask(method, line, column, more)
  local parameters = vim.tbl_extend("force", {
    textDocument = { uri = vim.uri_from_bufnr(0) },
    position = { line = line, character = column },
  }, more or {})
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 60000)
  return answers and answers[client] and answers[client].result or vim.NIL
end

local function messages()
  return vim.tbl_map(function(problem) return problem.message end, vim.diagnostic.get(0))
end

local found = {}
wait("a problem", function() return #vim.diagnostic.get(0) > 0 end)
found.first = messages()
-- The author mends the name of the screen: `:from: inbx` on the second line.
vim.api.nvim_buf_set_text(0, 1, 7, 1, 11, { "inbox" })
wait("no problem", function() return #vim.diagnostic.get(0) == 0 end)
found.mended = messages()
found.completion = vim.tbl_map(function(item) return item.label end, ask("textDocument/completion", 2, 5))
found.hover = ask("textDocument/hover", 0, 6)
found.definition = ask("textDocument/definition", 1, 8)
vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", 1, 8, { newName = "mail" }), "utf-16")
found.renamed = vim.api.nvim_buf_get_lines(0, 0, 3, false)
found.swift = ask("textDocument/hover", 8, 13)

local file = assert(io.open(result, "w"))
file:write(vim.json.encode(found))
file:close()
vim.cmd("qall!")
