import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Shown in a section of the plan without items. */
export function EmptySection({ children }: { children: ReactNode }) {
  return (
    <Text p="lg" c="dimmed">
      {children}
    </Text>
  )
}
