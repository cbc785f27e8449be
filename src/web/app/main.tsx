import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { SHELL } from './frames/shell-mark.ts'
import { answered } from './queries/answered.ts'
import { makeQueryClient } from './queries/query-client.ts'
import { type AppRouter, makeRouter } from './routes/router.tsx'
import { startOver } from './session/session.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the app')

/** The shell waits for first answers that long: behind it, a page shows by itself what it still waits for. */
const FIRST_ANSWERS_MS = 1_000

/** Shows the app in the place of its page. */
function start(place: HTMLElement): void {
  const client = makeQueryClient(() => {
    // Reloads the routes: the guards of the open page redirect to the login page, and back to it afterwards.
    startOver(client)
    void router.invalidate()
  })
  const router = makeRouter(client)
  const app = <App client={client} router={router} />
  const live = comingToLife(router)
  if (!place.hasChildNodes()) createRoot(place).render(app)
  else if (place.hasAttribute(SHELL))
    // Drawn once with its first answers: each answer that comes later draws its part of the page again, and at once.
    void live(
      () => createRoot(place).render(app),
      () => answered(client, FIRST_ANSWERS_MS),
    )
  else void live(() => void hydrateRoot(place, app))
}

/**
 * The prerendered HTML stays visible until the page's own files are loaded. There is no top-level await, because
 * those files import what is bundled with this one.
 */
const comingToLife =
  (router: AppRouter) =>
  async (show: () => void, isReady?: () => Promise<void>): Promise<void> => {
    await router.load()
    await isReady?.()
    router.ssr = { manifest: undefined }
    // In small steps, so that the page reacts to taps in between.
    startTransition(show)
  }

// After the task in which the modules were evaluated, so that the page can react to taps in between.
setTimeout(start, 0, place)
