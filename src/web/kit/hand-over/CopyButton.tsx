import { Button, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { Icon } from '../Icon.tsx'
import { IconCheck, IconCopy } from '../icons.ts'

/** Copies a text that is too long to show. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const clipboard = useClipboard({ timeout: 3_000 })
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon of={clipboard.copied ? IconCheck : IconCopy} />}
        onClick={() => clipboard.copy(text)}
      >
        {clipboard.copied ? 'Copied' : label}
      </Button>
      <VisuallyHidden role="status">{clipboard.copied && 'Copied'}</VisuallyHidden>
    </>
  )
}
