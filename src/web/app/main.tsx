import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { SHELL } from './frames/shell-mark.ts'
import { makeQueryClient } from './queries/queries.ts'
import { makeRouter } from './routes/router.tsx'
import { startOver } from './session/session.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the app')

const client = makeQueryClient(comeBackSignedIn)
const router = makeRouter(client)
const app = <App client={client} router={router} />

/** The guards of the page that is open then send to the login page, and back to it afterwards. */
function comeBackSignedIn(): void {
  startOver(client)
  void router.invalidate()
}

/**
 * What was written beforehand stays in sight until the page's own files are there. Nothing waits for this at the top level, because
 * those files import what this one is bundled with.
 */
async function comeToLife(show: () => void): Promise<void> {
  await router.load()
  router.ssr = { manifest: undefined }
  // In small steps, so that the page answers to taps in between.
  startTransition(show)
}

if (!place.hasChildNodes()) createRoot(place).render(app)
else if (place.hasAttribute(SHELL)) void comeToLife(() => createRoot(place).render(app))
else void comeToLife(() => void hydrateRoot(place, app))
