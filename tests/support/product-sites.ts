import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSampleShop } from '#sample/shop.ts'
import { makeAuthority, makeCertificate } from './certificates.ts'
import { LOOPBACK } from './loopback.ts'
import { startWebServer, type WebAnswer } from './web-server.ts'

/** The answer of a website for a path. */
export type Site = (path: string) => WebAnswer

/** The built-in sample shop. */
export const SHOP = 'bluewren.example'
/** Name of the authority of the test websites' certificates; it contains characters to escape (RFC 4514). */
const ISSUER = String.raw`CN=Sites of this test \<svg onload\=window.ran\=1\>`

/** The sample shop and more websites on loopback, and the settings with which a Fettle reaches them. */
export async function openProductSites(sites: Readonly<Record<string, Site>>, folder: string) {
  const shop = await openSampleShop(new Date())
  const hosts = Object.keys(sites)
  const authority = await makeAuthority(ISSUER)
  const { cert, key } = await makeCertificate({ issuer: authority, names: hosts })
  const byHost = (path: string): WebAnswer => {
    return (request, response) => {
      const site = sites[request.headers.host ?? '']
      const answer = site?.(path) ?? { status: 404 }
      if (typeof answer === 'function') return answer(request, response)
      const { status = 200, headers = {}, body = '' } = typeof answer === 'string' ? { body: answer } : answer
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
    }
  }
  const secure = await startWebServer(byHost, { host: LOOPBACK, tls: { cert, key } })
  const plain = await startWebServer(
    () => (request, response) =>
      void response
        .writeHead(301, { location: `https://${request.headers.host ?? ''}${request.url ?? '/'}` })
        .end(),
    { host: LOOPBACK },
  )
  const ca = join(folder, 'sites-ca.pem')
  await writeFile(ca, authority.cert)
  const shopCa = join(folder, 'shop-ca.pem')
  await writeFile(shopCa, shop.network.ca.join('\n'))
  const resolve = [
    ...shop.network.resolve.map(
      ({ host, port, address, addressPort }) => `${host}:${port}:${address}:${addressPort}`,
    ),
    ...hosts.flatMap((host) => [
      `${host}:443:${LOOPBACK}:${secure.port}`,
      `${host}:80:${LOOPBACK}:${plain.port}`,
    ]),
  ]
  return {
    settings: {
      FETTLE_RESOLVE: resolve.join(' '),
      FETTLE_ALLOW_PRIVATE: [...shop.network.allowPrivate, `${LOOPBACK}/32`].join(' '),
      FETTLE_DNS: shop.network.dns.join(' '),
      FETTLE_CA: `${ca} ${shopCa}`,
      FETTLE_PACE: 'off',
    },
    /** How often the websites were requested a path. */
    hits: (path: string) => secure.hits(path),
    close: async () => {
      await Promise.all([shop.close(), secure.close(), plain.close()])
    },
  }
}
