import { readHandle } from '../address/handles.ts'
import type { Network } from '../address/networks.ts'
import { accepted, fieldOrNone, refused } from './field.ts'

/** A social channel as the owner gave it: a cleaned handle, "I don't have one" (`none`), or neither: not given yet. */
export interface Channel {
  handle: string | null
  none: boolean
}

/**
 * A field for a social address or name. `null` is the tick "I don't have one"; an empty text means "not given yet", or, with
 * `missing`, is refused with that message.
 */
export const channelField = (network: Network, missing?: string) =>
  fieldOrNone<Channel>((typed) => {
    if (typed === null) return accepted({ handle: null, none: true })
    const read = readHandle(network, typed)
    if (!read.ok) return refused(read.message)
    if (read.handle === null && missing !== undefined) return refused(missing)
    return accepted({ handle: read.handle, none: false })
  })
