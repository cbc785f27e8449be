import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Said in a part of the plan that holds nothing. */
export function EmptyPart({ children }: { children: ReactNode }) {
  return (
    <Text p="lg" c="dimmed">
      {children}
    </Text>
  )
}
