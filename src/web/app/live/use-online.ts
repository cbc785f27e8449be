import { useSyncExternalStore } from 'react'

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine)
