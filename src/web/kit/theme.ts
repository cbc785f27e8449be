import { Button, createTheme } from '@mantine/core'
import type { CSSVariablesResolver } from '@mantine/core'
import { buttonColours } from './button-colours.ts'

/** Mantine's theme with Fettle's values. Colours that are not in a Mantine component are in `tokens.css`. */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  white: '#FFFFFF',
  black: '#25221D',
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  colors: {
    teal: [
      '#EFF9F9',
      '#DEF3F2',
      '#C3E6E6',
      '#A0D4D6',
      '#76BEC0',
      '#48A2A6',
      '#20858A',
      '#016A70',
      '#005257',
      '#003C40',
    ],
    red: [
      '#FFF4F3',
      '#FFE8E5',
      '#FED2CD',
      '#FEB3AB',
      '#FE887E',
      '#EA5E55',
      '#CC3934',
      '#A82220',
      '#841715',
      '#62110D',
    ],
    gray: [
      '#F7F6F3',
      '#F2F0EC',
      '#E7E4DF',
      '#E5E2DC',
      '#CCC8C2',
      '#A8A29A',
      '#8A857D',
      '#5C574F',
      '#3F3B35',
      '#25221D',
    ],
    dark: [
      '#F0EDE8',
      '#D6D1C9',
      '#B9B3AA',
      '#6B675F',
      '#4C4943',
      '#36342F',
      '#21201D',
      '#181715',
      '#121110',
      '#0C0B0A',
    ],
  },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px', '2xl': '48px', '3xl': '72px' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.385', sm: '1.43', md: '1.5', lg: '1.5', xl: '1.4' },
  breakpoints: { xs: '26.625em', sm: '40em', md: '48em', lg: '64em', xl: '80em' },
  components: {
    Button: Button.extend({
      defaultProps: { loaderProps: { type: 'dots' } },
      styles: { root: { fontWeight: 600 } },
      vars: (_, { variant, size, color }) => ({
        root: {
          '--button-height': 'var(--tap)',
          '--button-padding-x': variant === 'subtle' ? '12px' : '18px',
          '--button-fz': size === 'sm' ? '0.875rem' : '1rem',
          ...buttonColours(variant, color),
        },
      }),
    }),
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    CloseButton: { defaultProps: { size: 44 } },
    Input: {
      vars: (_theme: unknown, { error }: { error?: unknown }) => ({
        wrapper: {
          '--input-height': '3rem',
          '--input-fz': '1rem',
          '--input-bg': 'var(--field)',
          '--input-bd': error ? 'var(--error-text)' : 'var(--line-control)',
          // A red example would look like an error.
          '--input-placeholder-color': 'var(--ink-2)',
        },
      }),
    },
    InputWrapper: {
      styles: {
        label: { fontSize: '1rem', fontWeight: 600, marginBottom: 6 },
        description: { fontSize: '0.875rem', color: 'var(--ink-2)', marginBottom: 6 },
        error: { fontSize: '0.875rem' },
      },
    },
    PasswordInput: { vars: () => ({ root: { '--psi-button-size': '44px' } }) },
    Modal: { defaultProps: { radius: 'lg', padding: 'lg', centered: true } },
  },
})

const FOLLOWS = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-2)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-control)',
  '--mantine-color-error': 'var(--error-text)',
  '--mantine-color-teal-light-hover': 'var(--accent-soft)',
  '--mantine-color-teal-light-color': 'var(--link)',
  '--mantine-primary-color-light-hover': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--link)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
}

/** Makes Mantine's own greys and borders follow the tokens in both schemes: its defaults are too pale for WCAG 2.2 AA. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: FOLLOWS,
  dark: FOLLOWS,
})
