/** Something of a service that only its real answers can confirm. */
export interface ToConfirm {
  id: string
  /** As it stands in a list: "the form of an answer to a look-up by hash". */
  what: string
  /** How somebody with a real account finds out. */
  how: string
  /**
   * An answer of this read, kept for an owner's own account, confirms it; with `name`, as long as the service knows that name. Absent: the
   * operator's test says so, or somebody has to look.
   */
  read?: { of: string; name?: string }
}

/** What the operator's test of a service showed. */
export interface Tested {
  sentences: readonly string[]
  /** Ids of what it confirmed. */
  confirmed?: readonly string[]
}

/** What is known of a service's real answers. */
interface Shown {
  /** Ids that the operator's test confirmed. */
  tested: readonly string[]
  /** Reads of which an answer is kept for an owner's own account. */
  reads: readonly string[]
  /** Names that the service no longer knows. */
  retired: readonly string[]
}

/** Whether something is confirmed. */
export const isConfirmed = ({ id, read }: ToConfirm, { tested, reads, retired }: Shown): boolean =>
  tested.includes(id) ||
  (read !== undefined && reads.includes(read.of) && (read.name === undefined || !retired.includes(read.name)))
