import { createServer } from 'node:http'

// A generated website on loopback in a process of its own: `node bench/support/generated-site.ts <pages>`. Each page links to 20
// others and shows 3 pictures; every address answers. Tells its port on standard output and ends with its parent.
const pages = Number(process.argv[2])
const LINKS = 20
const PICTURES = 3
const SENTENCE =
  'We fix taps, drains and hot water across the inner west, and we turn up when we say we will. '

const page = (number: number): string => {
  const links = Array.from(
    { length: LINKS },
    (_, index) => (number * 7 + index * index * 13 + index + 1) % pages,
  )
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
