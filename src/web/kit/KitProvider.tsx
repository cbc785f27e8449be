import './styles.ts'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { LinkProvider } from './link/LinkProvider.tsx'
import type { LinkComponent } from './link/LinkProvider.tsx'
import { cssVariablesResolver, theme } from './theme.ts'

interface KitProviderProps {
  /** The component for links inside the app; without it links are plain ones. */
  link?: LinkComponent | undefined
  children: ReactNode
}

/** What the kit needs as its parent: theme, colour scheme by the system or by choice, links. */
export function KitProvider({ link, children }: KitProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      deduplicateCssVariables={false}
      defaultColorScheme="auto"
    >
      <LinkProvider link={link}>{children}</LinkProvider>
    </MantineProvider>
  )
}
