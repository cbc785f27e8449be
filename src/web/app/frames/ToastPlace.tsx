import { lazy, Suspense, useSyncExternalStore } from 'react'
import { areToastsWanted, onToastsWanted } from './toasts.ts'

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }))

const notYet = (): boolean => false

/** The container of toasts. Its code is loaded with the first one. */
export function ToastPlace() {
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, notYet)
  if (!isWanted) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
