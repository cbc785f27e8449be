import { useEffect, useRef } from 'react'
import { AddressForm } from '#web/kit/visitor/AddressForm.tsx'
import { ADDRESS } from './home-words.ts'
import { useAddressHelp, withHelp } from '#web/shared/address/use-address-help.tsx'
import { usePublicScanStart } from '#web/shared/public-scan/use-public-scan-start.ts'

interface StartFormProps {
  /** Called with an address that came with the link to this page. */
  takesAddress?: boolean
  onBand?: boolean
}

/** The address form, which starts a public scan and opens its results. */
export function StartForm({ takesAddress = false, onBand = false }: StartFormProps) {
  const { start, started, busy, error } = usePublicScanStart()
  const help = useAddressHelp(error, started)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const given = takesAddress ? new URLSearchParams(location.search).get('address') : null
    if (given === null || !field.current) return
    field.current.value = given
    field.current.focus()
  }, [takesAddress])
  useEffect(() => {
    if (error !== undefined) field.current?.focus()
  }, [error])
  return (
    <AddressForm
      {...ADDRESS}
      action="/home"
      field={field}
      error={withHelp(error, help)}
      frontPage={help?.frontPage}
      busy={busy}
      onBand={onBand}
      onAddress={start}
    />
  )
}
