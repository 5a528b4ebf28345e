// Runs the plug-in of remark on the syntax tree of a text, and prints its nodes as HTML. The tree is that of remark for texts
// of paragraphs and fences; no package is needed. With “list”, they stand in an item of a list.
import {readFileSync} from 'node:fs'
import {dirname} from 'node:path'
import zoetrope from '../../Packaging/adapters/remark-zoetrope.mjs'

const [command, path, place] = process.argv.slice(2)
const source = readFileSync(path, 'utf8')
const tree = {type: 'root', children: []}
const block = /^(`{3,})([^\n`]*)\n([\s\S]*?)\n?\1[ \t]*$|^[^\n]+(?:\n[^\n]+)*/gm
for (const match of source.matchAll(block)) {
  const position = {start: {offset: match.index}, end: {offset: match.index + match[0].length}}
  if (match[1]) {
    const [lang, ...meta] = match[2].trim().split(/\s+/)
    tree.children.push({type: 'code', lang, meta: meta.join(' ') || null, value: match[3], position})
  } else {
    tree.children.push({type: 'paragraph', children: [{type: 'text', value: match[0]}], position})
  }
}
if (place === 'list') tree.children = [{type: 'list', children: [{type: 'listItem', children: tree.children}]}]
const file = {path, toString: () => source}
zoetrope({command, root: dirname(path)})(tree, file)
const escape = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const flat = node => node.type.startsWith('list') || node === tree ? node.children.flatMap(flat) : [node]
for (const node of flat(tree)) {
  if (node.type === 'html') console.log(node.value)
  if (node.type === 'code') console.log(`<pre><code>${escape(node.value)}</code></pre>`)
  if (node.type === 'paragraph') console.log(`<p>${escape(node.children[0].value)}</p>`)
}
