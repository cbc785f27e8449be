import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { makeQueryClient } from './queries.ts'
import { makeRouter } from './router.tsx'
import { startOver } from './session.ts'

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
 * The page was written beforehand: what it shows stays, and comes to life once its own files are there. Nothing waits for this
 * at the top level, because those files import what this one is bundled with.
 */
async function comeToLife(page: HTMLElement): Promise<void> {
  await router.load()
  router.ssr = { manifest: undefined }
  // In small steps, so that the page answers to taps in between.
  startTransition(() => {
    hydrateRoot(page, app)
  })
}

if (place.hasChildNodes()) void comeToLife(place)
else createRoot(place).render(app)
