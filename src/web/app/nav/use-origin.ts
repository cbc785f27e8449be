import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The address of this installation; empty in a prerendered page, which does not know it. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
