import type { Contract } from '#api/contract/contract.ts'

/** The ID token's call is not in the contract: the sign-in library serves it. */
type Read = Extract<keyof Contract, `GET ${string}`> | 'GET /auth/token'

/** What an owner's page loads, so that its HTML can request everything at once instead of one after the other. */
export interface Early {
  /** The component, by its name in the build. */
  file: string
  /** Calls that are made before it is shown. */
  reads: readonly Read[]
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    early?: Early
  }
}

/** For `staticData` of a route. Applies to the routes inside it too. */
export const early = (file: string, ...reads: Read[]): { early: Early } => ({ early: { file, reads } })
