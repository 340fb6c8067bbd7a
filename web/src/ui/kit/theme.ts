import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core'

/**
 * The kit's variables that carry meaning, pointed at our tokens. The tokens change with the scheme by themselves;
 * the list must still be given to both schemes, because the kit's own defaults stand there and would win.
 */
const meaning = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--brand)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--brand)',
  '--mantine-primary-color-filled-hover': 'var(--brand-strong)',
  '--mantine-primary-color-light': 'var(--brand-soft)',
  '--mantine-primary-color-light-hover': 'var(--brand-soft)',
  '--mantine-primary-color-light-color': 'var(--brand-strong)',
}

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: meaning, dark: meaning })

/** In the dark scheme the brand is a light teal that carries dark letters, so white on filled would not be read. */
const variantColors: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  if (input.variant !== 'filled' || (input.color && input.color !== 'brand')) return resolved
  return {
    background: 'var(--brand)',
    hover: 'var(--brand-strong)',
    color: 'var(--brand-ink)',
    border: '1px solid transparent',
  }
}

export const theme = createTheme({
  fontFamily: 'var(--sans)',
  fontSizes: { xs: 'var(--t-xs)', sm: 'var(--t-sm)', md: 'var(--t-md)', lg: 'var(--t-lg)', xl: 'var(--t-xl)' },
  spacing: { xs: 'var(--s2)', sm: 'var(--s3)', md: 'var(--s4)', lg: 'var(--s6)', xl: 'var(--s8)' },
  radius: { sm: '6px', md: 'var(--radius)', lg: 'var(--radius-lg)' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  primaryColor: 'brand',
  primaryShade: { light: 8, dark: 4 },
  variantColorResolver: variantColors,
  colors: {
    brand: [
      '#eef7f5',
      '#e3f0ee',
      '#bfe0dc',
      '#8ad8d0',
      '#5fc2b8',
      '#35a399',
      '#1b857d',
      '#106f69',
      '#0b5d5a',
      '#084644',
    ],
    // The kit draws its borders with the middle of these two: warm, like everything else.
    gray: [
      '#faf8f4',
      '#f4f2ec',
      '#e6e2d8',
      '#d9d4c8',
      '#918b7f',
      '#857f74',
      '#6b665e',
      '#5f5a53',
      '#55514a',
      '#23211c',
    ],
    dark: [
      '#f0ede6',
      '#c6c1b6',
      '#a59f93',
      '#938d81',
      '#7b766a',
      '#322f29',
      '#1e1c19',
      '#161512',
      '#121110',
      '#0c0b0a',
    ],
  },
  // Plain records instead of the kit's `extend`: that would load every component named here before the first page.
  components: {
    Button: { defaultProps: { size: 'md' } },
    Checkbox: {
      vars: () => ({ root: { '--checkbox-color': 'var(--brand)', '--checkbox-icon-color': 'var(--brand-ink)' } }),
    },
    // In its place in the page, so that it stays inside the landmark that it belongs to; fixed, so that no scroll bar
    // cuts it off. The kit's focus placeholder is no menu item, which a menu may not hold.
    Menu: {
      defaultProps: {
        position: 'bottom-start',
        withinPortal: false,
        floatingStrategy: 'fixed',
        withInitialFocusPlaceholder: false,
      },
    },
    // Without a role of its own the header of a dialog would be a second banner of the page.
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
  },
})
