import { createContext, useContext } from 'react'
import type { Me } from './session.ts'

/** Filled by the frame of owners' pages. */
export const MeContext = createContext<Me | null>(null)

/** The signed-in owner. Throws outside the pages of an owner. */
export function useMe(): Me {
  const owner = useContext(MeContext)
  if (!owner) throw new Error('Nobody is signed in here')
  return owner
}
