import { findBrowser } from '#gather/browser/find.ts'
import { launchBrowser, type LaunchedBrowser, type SandboxUse } from '#gather/browser/launch.ts'
import { USUAL_CAP_MIB } from '#gather/browser/memory/cap.ts'
import { makeProfile, removeProfile } from '#gather/browser/profile.ts'
import { connectToPrint } from '#gather/browser/remote/connect-to-print.ts'
import { browserUser } from '#gather/browser/user.ts'

export interface PrintOptions {
  /** An executable to use before looking for one. */
  executable: string | null
  /** Addresses of browsers on other machines, of which one is used in place of one here. */
  remote?: readonly string[]
  sandbox: SandboxUse
}

/** No browser was found to print with. */
export class CannotPrint extends Error {}

/** A proxy port that nobody listens on, so that the page cannot reach the network. */
const NOWHERE = 1

/**
 * Prints self-contained HTML as a tagged PDF with an outline. The page is offline, runs no script and has an unreachable proxy, so that
 * text from strangers in it cannot reach anything. Throws {@link CannotPrint} without a browser.
 */
export async function printPdf(html: string, options: PrintOptions): Promise<Uint8Array> {
  const { remote = [] } = options
  if (remote.length > 0) return printIn(await connectToPrint(remote, NOWHERE).catch(throwCannotPrint), html)
  const [found, user] = await Promise.all([findBrowser(options), browserUser()])
  if (!found) throw new CannotPrint('A PDF needs a browser, and none was found here.')
  const profile = await makeProfile(user)
  try {
    const { sandbox } = options
    const launched = await launchBrowser(
      { ...found, profile, user, sandbox, proxyPort: NOWHERE, authorities: [], memoryMib: USUAL_CAP_MIB },
      () => undefined,
    )
    return await printIn(launched, html)
  } finally {
    await removeProfile(profile)
  }
}

/** Prints in a context of its own, and closes the browser. */
async function printIn(launched: LaunchedBrowser, html: string): Promise<Uint8Array> {
  try {
    const context = await launched.browser.createBrowserContext()
    const page = await context.newPage()
    await page.setJavaScriptEnabled(false)
    await page.setOfflineMode(true)
    await page.setContent(html)
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  } finally {
    await launched.close()
  }
}

const throwCannotPrint = (error: unknown): never => {
  throw new CannotPrint(error instanceof Error ? error.message : String(error))
}
