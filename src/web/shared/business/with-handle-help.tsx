import type { ReactNode } from 'react'
import { handleMessage } from '#core/address/handles.ts'
import { NETWORKS } from '#core/address/networks.ts'
import { HelpedMessage } from '#web/kit/forms/HelpedMessage.tsx'

const HELP = 'Open your page and copy its address from the browser.'

/** The message about a channel's address, with a sentence that helps; every other message unchanged. */
export const withHandleHelp = (message: ReactNode): ReactNode =>
  typeof message === 'string' && NETWORKS.some((network) => handleMessage(network) === message) ? (
    <HelpedMessage message={message} help={HELP} />
  ) : (
    message
  )
