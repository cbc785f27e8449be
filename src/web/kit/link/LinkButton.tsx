import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '../Icon.tsx'
import { LinkTo } from './LinkProvider.tsx'

interface LinkButtonProps {
  href: string
  icon: IconDrawing
  children: ReactNode
}

/** A link that looks like a button. */
export const LinkButton = ({ href, icon, children }: LinkButtonProps) => (
  <Button component={LinkTo} href={href} variant="default" leftSection={<Icon of={icon} />}>
    {children}
  </Button>
)
