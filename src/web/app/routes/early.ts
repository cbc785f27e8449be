import type { Contract } from '#api/contract/contract.ts'

/** The ID token's call is not in the contract: it is served by the library that signs people in. */
type Read = Extract<keyof Contract, `GET ${string}`> | 'GET /auth/token'

/** What a page of a signed-in owner is made of, so that its HTML can ask for all of it at once instead of one after the other. */
export interface Early {
  /** The component, as the build names it. */
  file: string
  /** What is read before it shows. */
  reads: readonly Read[]
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    early?: Early
  }
}

/** For `staticData` of a route. Holds for the routes inside it too. */
export const early = (file: string, ...reads: Read[]): { early: Early } => ({ early: { file, reads } })
