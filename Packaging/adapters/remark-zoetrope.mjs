// A plug-in of remark: replaces the fences that Zoetrope draws by HTML.
//
//     import zoetrope from './remark-zoetrope.mjs'
//     unified().use(remarkParse).use(zoetrope, {assets: 'public/zoetrope', address: '/zoetrope/'})
//       .use(remarkRehype, {allowDangerousHtml: true}).use(rehypeRaw).use(rehypeStringify)
//
// It speaks mdBook's protocol for preprocessors: the text of each run of blocks is a chapter of a book. Options:
//   command  the program, “zoetrope” by default
//   root     the folder of screens and pictures, the working folder by default
//   assets   the folder of drawings, relative to root: “public/zoetrope” by default
//   address  the address of that folder on the site: “/zoetrope/” by default

import {execFileSync} from 'node:child_process'
import {relative} from 'node:path'

export default function zoetrope(options = {}) {
  const {command = 'zoetrope', root = process.cwd(), assets = 'public/zoetrope', address = '/zoetrope/'} = options
  return (tree, file) => {
    if (!tree.children.some(isOurs)) return
    const source = String(file)
    // Our fences and listings may stand in lists and quotes, so the whole text is woven, and only blocks of ours are taken.
    const path = file.path ? relative(root, file.path) : 'text.md'
    const chapter = {name: path, content: source, path, sub_items: [], number: null, source_path: path, parent_names: []}
    const context = {root, config: {book: {src: '.'}}, renderer: 'html'}
    const input = JSON.stringify([context, {sections: [{Chapter: chapter}]}])
    const output = execFileSync(
      command, ['weave', '--for', 'mdbook', '--assets', assets, '--assets-url', address],
      {input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'], maxBuffer: 1 << 28})
    const woven = JSON.parse(output).sections[0].Chapter.content
    tree.children = blocks(tree.children, source, woven)
  }
}

// Whether a node is a fence with a directive, or a listing that isn't shown.
function isOurs(node) {
  return node.type === 'code' && (/^\{[a-z-]+\}/.test(node.lang ?? '') || /(^|\s)hidden(\s|$)/.test(node.meta ?? ''))
}

// The nodes, with ours replaced by the HTML between the texts of their neighbors, which weaving leaves as they are.
function blocks(nodes, source, woven) {
  const result = []
  let position = 0
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]
    if (!isOurs(node)) {
      const text = source.slice(node.position.start.offset, node.position.end.offset)
      const found = woven.indexOf(text, position)
      if (found >= 0) position = found + text.length
      result.push(node)
      continue
    }
    let next = index + 1
    while (next < nodes.length && isOurs(nodes[next])) next++
    const after = next < nodes.length
      ? source.slice(nodes[next].position.start.offset, nodes[next].position.end.offset) : null
    const end = after === null ? woven.length : woven.indexOf(after, position)
    const value = woven.slice(position, end < 0 ? woven.length : end).trim()
    if (value) result.push(...html(value))
    position = end < 0 ? woven.length : end
    index = next - 1
  }
  return result
}

// HTML and the fences of listings that are shown above it.
function html(text) {
  const parts = []
  const fence = /^(`{3,})swift\n([\s\S]*?)\n\1[ \t]*$/gm
  let position = 0
  for (const match of text.matchAll(fence)) {
    const before = text.slice(position, match.index).trim()
    if (before) parts.push({type: 'html', value: before})
    parts.push({type: 'code', lang: 'swift', meta: null, value: match[2]})
    position = match.index + match[0].length
  }
  const rest = text.slice(position).trim()
  if (rest) parts.push({type: 'html', value: rest})
  return parts
}
