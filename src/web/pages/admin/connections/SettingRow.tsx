import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ServiceSetting } from '#web/app/queries/admin-queries.ts'
import { ActionRow } from '#web/kit/forms/ActionRow.tsx'
import { IconKey } from '#web/kit/icons.ts'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { SettingForm } from './SettingForm.tsx'

interface SettingRowProps {
  service: string
  setting: ServiceSetting
}

/** One value of a service, masked, and how to replace it. */
export function SettingRow({ service, setting }: SettingRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { label, from, ending } = setting
  return (
    <>
      <ActionRow
        icon={IconKey}
        title={from === null ? label : `${label}: •••• •••• ${ending}`}
        detail={detailOf(setting)}
      >
        {from !== 'environment' && (
          <Button
            variant="subtle"
            size="sm"
            aria-label={from === null ? `Enter the ${label}` : `Replace the ${label}`}
            onClick={() => setOpen(true)}
          >
            {from === null ? 'Enter' : 'Replace'}
          </Button>
        )}
      </ActionRow>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={label}>
        <SettingForm service={service} setting={setting} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function detailOf({ name, from, isOptional }: ServiceSetting): string {
  if (from === 'environment')
    return `Set as ${name} in the environment of the server, so it is changed there.`
  if (from !== null) return 'Stored encrypted.'
  const where = `Enter it here, or set ${name} in the environment.`
  return isOptional ? `It works without. ${where}` : where
}
