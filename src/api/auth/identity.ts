/** The caller's identity. */
export interface Identity {
  ownerId: string
  sessionId: string
  email: string
  emailVerified: boolean
  /** Is the operator. */
  operator: boolean
}
