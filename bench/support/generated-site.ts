import { createServer } from 'node:http'

// A generated website on loopback in a separate process: `node bench/support/generated-site.ts <pages> [<clicks>]`. Each page links to 20 others and
// shows 3 pictures; every address answers. With <clicks> its pages are in that many layers, each linked only from the one above, so that the last are
// that many clicks from the homepage. Prints its port on standard output and ends with its parent.
const pages = Number(process.argv[2])
const clicks = Number(process.argv[3] ?? 0)
const LINKS = 20
const PICTURES = 3
const SENTENCE =
  'We fix taps, drains and hot water across the inner west, and we turn up when we say we will. '

const LAYER = clicks > 0 ? Math.ceil((pages - 1) / clicks) : 0

/** The homepage links to the whole first layer, any other page to the one directly below it and others of that layer. */
function linksDown(number: number): number[] {
  if (number === 0) return Array.from({ length: LAYER }, (_, index) => index + 1)
  const below = Math.ceil(number / LAYER) * LAYER + 1
  const others = Array.from({ length: LINKS - 1 }, (_, index) => below + ((number * LINKS + index) % LAYER))
  return [number + LAYER, ...others].filter((to) => to < pages)
}

const linksAcross = (number: number): number[] =>
  Array.from({ length: LINKS }, (_, index) => (number * 7 + index * index * 13 + index + 1) % pages)

const page = (number: number): string => {
  const links = clicks > 0 ? linksDown(number) : linksAcross(number)
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Page ${number} of the generated site</title>
<meta name="description" content="Page ${number} about plumbing in a suburb far away."></head><body><header><nav><a href="/">Home</a></nav></header>
<main><h1>Page ${number}</h1><p>${SENTENCE.repeat(12)}</p><ul>${links.map((to) => `<li><a href="/page-${to}.html">Read about page ${to}</a></li>`).join('')}</ul>
${Array.from({ length: PICTURES }, (_, index) => `<img src="/picture-${(number + index) % 50}.png" alt="Picture ${index}" width="40" height="40">`).join('')}</main></body></html>`
}

const server = createServer((request, response) => {
  const [, number] = /^\/page-(\d+)\.html$/u.exec(request.url ?? '') ?? []
  if (request.url === '/robots.txt') return void response.writeHead(404).end()
  if (request.url?.startsWith('/picture-')) {
    return void response.writeHead(200, { 'content-type': 'image/png', 'content-length': 4 }).end('PNG!')
  }
  if (request.url !== '/' && (number === undefined || Number(number) >= pages)) {
    return void response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>')
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : page(Number(number ?? 0)))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`)
})
process.on('disconnect', () => process.exit(0))
