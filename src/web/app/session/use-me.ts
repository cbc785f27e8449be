import { createContext, useContext } from 'react'
import type { Me } from './session.ts'

/** Filled by what stands around the pages of an owner. */
export const MeContext = createContext<Me | null>(null)

/** The owner whose page this is. Throws outside the pages of an owner. */
export function useMe(): Me {
  const owner = useContext(MeContext)
  if (!owner) throw new Error('Nobody is signed in here')
  return owner
}
