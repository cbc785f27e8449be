import { Button, Input } from '@mantine/core'
import { clsx } from 'clsx'
import type { FormEvent, ReactNode, RefObject } from 'react'
import type { FrontPage } from '#core/address/front-page.ts'
import { FrontPageButton } from '../forms/FrontPageButton.tsx'
import { LONGEST_TYPED } from '#core/address/address-message.ts'
import { Icon } from '../Icon.tsx'
import { IconWorld } from '../icons.ts'
import classes from './address-form.module.css'

interface AddressFormProps {
  /** The form's action before the page's script has loaded; the address is sent as `?address=`. */
  action: string
  label: string
  button: string
  /** What is wrong with the address, as a sentence. */
  error?: ReactNode
  /** The homepage to offer in place of the address of another page. */
  frontPage?: FrontPage | null | undefined
  busy?: boolean
  /** On the dark band near the end of a page. */
  onBand?: boolean
  field?: RefObject<HTMLInputElement | null> | undefined
  onAddress: (address: string) => void
}

/** One field for a website's address and one button. The field keeps what was typed before the script loaded. */
export function AddressForm(props: AddressFormProps) {
  const { action, label, button, error, frontPage, busy = false, onBand = false, field, onAddress } = props
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('address')
    if (!busy) onAddress(typeof typed === 'string' ? typed : '')
  }
  const use = (address: string) => {
    if (field?.current) field.current.value = address
    onAddress(address)
  }
  return (
    <form
      action={action}
      method="get"
      onSubmit={submit}
      className={clsx(classes.form, onBand && classes.onBand)}
      noValidate
    >
      <Input.Wrapper label={label} error={error} errorProps={{ role: 'alert' }}>
        <div className={classes.row}>
          <Input
            ref={field}
            name="address"
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="yourbusiness.com.au"
            maxLength={LONGEST_TYPED}
            leftSection={<Icon of={IconWorld} />}
            className={classes.field}
            classNames={{ input: classes.input }}
            error={error !== undefined}
          />
          <Button type="submit" className={classes.button} loading={busy}>
            {button}
          </Button>
        </div>
      </Input.Wrapper>
      {frontPage && (
        <div className={classes.offer}>
          <FrontPageButton frontPage={frontPage} busy={busy} onUse={use} />
        </div>
      )}
    </form>
  )
}
