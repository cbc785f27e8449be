import { createContext, type ReactNode, useContext } from 'react'

const SampleContext = createContext(false)

/** Tells everything inside whether it is about a made-up business. */
export function SampleScope({ isSample, children }: { isSample: boolean; children: ReactNode }) {
  return <SampleContext value={isSample}>{children}</SampleContext>
}

/** Whether this is about a made-up business. */
export const useIsSample = (): boolean => useContext(SampleContext)
