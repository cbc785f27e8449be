import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { WebAnswer } from '#support/web-server.ts'

const MIB = 1_048_576
const HTML = { 'content-type': 'text/html; charset=utf-8' }
/** What is around the heavy part, so that there is something to read and a page to link to. */
const page = (heavy: string): string =>
  `<!doctype html><html lang="en"><head><title>Joe's Roses</title></head><body><h1>Roses</h1><a href="/more">More</a>${'<p>We grow roses in Perth.</p>'.repeat(40)}${heavy}<p>The end</p></body></html>`

const packed = (encoding: string, body: Buffer): WebAnswer => ({
  headers: { ...HTML, 'content-encoding': encoding },
  body,
})

const repeated = (mib: number): Buffer => Buffer.alloc(mib * MIB, '<p>a</p>')
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Answers of a few KiB that decompress to 256 MiB. */
export const bombs = (): Readonly<Record<string, WebAnswer>> => {
  const big = repeated(256)
  const once = gzipSync(big)
  return {
    brotli: packed('br', brotliCompressSync(big, quickly)),
    zstd: packed('zstd', zstdCompressSync(big)),
    gzip: packed('gzip', once),
    'gzip in gzip': packed('gzip, gzip', gzipSync(once)),
    'brotli in gzip': packed('br, gzip', gzipSync(brotliCompressSync(big, quickly))),
  }
}

/** Pages with markup that is excessive in one way. */
export const MARKUP: Readonly<Record<string, () => string>> = {
  '500,000 nested tags': () => page('<div>'.repeat(500_000)),
  'nested forms, buttons and links': () => page('<form><button><a href="/x">'.repeat(50_000)),
  '8,000 formatting tags that cross': () =>
    page('<b><i><u><a href=/y>'.repeat(8_000) + '</b></i></u></a>'.repeat(8_000)),
  'JSON-LD of 200,000 levels': () =>
    page(`<script type="application/ld+json">${'{"a":['.repeat(200_000)}1${']}'.repeat(200_000)}</script>`),
  'JSON-LD of 5 MB': () =>
    page(
      `<script type="application/ld+json">[${'{"@type":"Organization","name":"a"},'.repeat(140_000)}1]</script>`,
    ),
  'one attribute of 5 MB': () => page(`<div title="${'a'.repeat(5 * MIB)}">x</div>`),
  '100,000 attributes': () =>
    page(`<div ${Array.from({ length: 100_000 }, (_, at) => `data-a${at}="${at}"`).join(' ')}>x</div>`),
  'a link of 5 MB': () => page(`<a href="/${'a/'.repeat(2.5 * MIB)}">x</a>`),
  'a data: picture of 5 MB': () => page(`<img alt="a" src="data:image/png;base64,${'A'.repeat(5 * MIB)}">`),
  'a srcset of 1 MB': () => page(`<img alt="a" src="/a.png" srcset="${'/a.png 1x, '.repeat(MIB / 11)}">`),
  'a class of 2 MB': () => page(`<div class="${'a '.repeat(MIB)}">x</div>`),
  'a comment that never ends': () => page(`<!--${'-'.repeat(5 * MIB)}`),
  '200,000 empty headings': () => page('<h2></h2>'.repeat(200_000)),
  '100,000 links to elsewhere': () =>
    page(Array.from({ length: 100_000 }, (_, at) => `<a href="mailto:a${at}@b.test">x</a>`).join('')),
  'a title of 4 MB': () => `<!doctype html><title>${'a '.repeat(2 * MIB)}</title><a href="/more">More</a>`,
}
