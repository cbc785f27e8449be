import type { Browser, CDPSession } from 'puppeteer-core'
import { hasValidCertificate, type TrustSettings } from '#net/valid-certificate.ts'

/** Chromium's error for a chain that ends at an unknown root. */
const UNKNOWN_AUTHORITY = 'ERR_CERT_AUTHORITY_INVALID'

interface Trust {
  isRight(address: string): Promise<boolean>
  /** Origins whose certificate was refused. */
  refused: Set<string>
}
const trusts = new WeakMap<Browser, Trust>()

/**
 * Has the pages of a browser trust extra authorities, whether or not servers send their root. Chromium's own switch for that accepts any chain
 * that holds the given certificate, so a server that sends a copy of the root would be trusted.
 */
export function trustAuthorities(browser: Browser, trust: TrustSettings): void {
  if (trust.authorities.length === 0) return
  const known = new Map<string, Promise<boolean>>()
  const isRight = (address: string): Promise<boolean> => {
    const { origin } = new URL(address)
    // What cannot be looked at is not right.
    const answer = known.get(origin) ?? hasValidCertificate(origin, trust, new Date()).catch(() => false)
    known.set(origin, answer)
    // A handshake may also have failed because it took too long, so the next page asks again.
    void answer.then((right) => right || known.delete(origin))
    return answer
  }
  trusts.set(browser, { isRight, refused: new Set() })
}

/** Whether an address was not loaded because of its host's certificate; Chromium then only reports an aborted load. */
export const wasRefused = (browser: Browser, address: string): boolean =>
  trusts.get(browser)?.refused.has(new URL(address).origin) ?? false

/**
 * Lets a page pass an unknown authority when our own handshake found that host's certificate valid, for the page and everything it loads. Any
 * other error of a certificate stays one. Does nothing without extra authorities.
 */
export async function trustOnPage(browser: Browser, session: CDPSession): Promise<void> {
  const trust = trusts.get(browser)
  if (!trust) return
  const known = new Map<string, Promise<boolean>>()
  const isRight = (address: string): Promise<boolean> => {
    const { origin } = new URL(address)
    const answer = known.get(origin) ?? trust.isRight(address)
    known.set(origin, answer)
    return answer
  }
  session.on('Security.certificateError', ({ eventId, errorType, requestURL }) => {
    const answer = errorType.endsWith(UNKNOWN_AUTHORITY) ? isRight(requestURL) : Promise.resolve(false)
    const respond = async (): Promise<void> => {
      const { origin } = new URL(requestURL)
      const action = (await answer) ? 'continue' : 'cancel'
      if (action === 'continue') trust.refused.delete(origin)
      else trust.refused.add(origin)
      await session.send('Security.handleCertificateError', { eventId, action }).catch(ignoreClosed)
    }
    void respond()
  })
  await session.send('Security.enable')
  await session.send('Security.setOverrideCertificateErrors', { override: true })
}

/** The page was closed meanwhile. */
const ignoreClosed = (): void => undefined
