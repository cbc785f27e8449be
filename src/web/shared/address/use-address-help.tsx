import { type ReactNode, useEffect, useState } from 'react'
import type { AddressHelp, addressHelp } from '#core/address/address-help.ts'
import { ADDRESS_MESSAGE } from '#core/address/address-message.ts'
import { HelpedMessage } from '#web/kit/forms/HelpedMessage.tsx'

/** What helps with the address `typed`, which was refused with `message`; `null`: nothing is wrong with it, or something else. */
export function useAddressHelp(message: unknown, typed: string): AddressHelp | null {
  const [help, setHelp] = useState<typeof addressHelp | null>(null)
  const isWanted = message === ADDRESS_MESSAGE
  useEffect(() => {
    // The list of public suffixes is large, and most visitors type their address right.
    if (isWanted) void import('#core/address/address-help.ts').then((file) => setHelp(() => file.addressHelp))
  }, [isWanted])
  return isWanted && help ? help(typed) : null
}

/** The message with the sentence that helps; without help unchanged. */
export const withHelp = (message: ReactNode, help: AddressHelp | null): ReactNode =>
  help ? <HelpedMessage message={ADDRESS_MESSAGE} help={help.sentence} /> : message
