import { lazy, Suspense, useSyncExternalStore } from 'react'
import { areToastsWanted, onToastsWanted } from './toasts.ts'

const None = () => null

const Toasts = lazy(async () => ({
  default: await import('./Toasts.tsx').then(
    (loaded) => loaded.Toasts,
    // A page without toasts is better than none: what fails in the root replaces the page.
    () => None,
  ),
}))

const notYet = (): boolean => false

/** The container of toasts. Its code is loaded with the first one, or once an owner's page is shown. */
export function ToastPlace() {
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, notYet)
  if (!isWanted) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
