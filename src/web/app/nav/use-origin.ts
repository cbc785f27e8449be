import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Where this Fettle runs; empty in a page that was written beforehand, which does not know. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
