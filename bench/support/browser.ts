import { type Browser, launch } from 'puppeteer-core'
import { findBrowser } from '#gather/browser/find.ts'

/**
 * What opens the browser of a bench: the one at this path (`bundled`: the one from npm), else the first that is found here. Throws where there is
 * none, so ask for it before anything else is started.
 */
export async function browserOpener(given?: string): Promise<() => Promise<Browser>> {
  const found = await findBrowser({ executable: given ?? null })
  if (!found)
    throw new Error(given === undefined ? 'There is no browser.' : `There is no browser at ${given}.`)
  const env = found.fonts === null ? process.env : { ...process.env, FONTCONFIG_PATH: found.fonts }
  return () =>
    launch({ executablePath: found.path, pipe: true, env, args: ['--no-sandbox', '--disable-gpu'] })
}
