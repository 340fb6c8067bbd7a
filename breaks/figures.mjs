/** What the method works out, and what is averaged and counted. */
export const figures = [
  {
    name: 'a rating that is read from the neighbour',
    file: 'method/src/slots.ts',
    from: 'return slot - 1\n',
    to: 'return slot % lastSlot\n',
    step: 'unit',
    tests: ['method/src/slots.test.ts'],
  },
  {
    name: 'an uncertainty that is rounded wrongly',
    file: 'method/src/situation-dot.ts',
    from: 'const spread = count / (count - 1) / total ** 2',
    to: 'const spread = 1 / total ** 2',
    step: 'unit',
    tests: ['method/src/golden-cases.test.ts'],
  },
  {
    name: 'a figure of the method off in its last digits',
    file: 'method/src/feeling.ts',
    from: 'return step ** 2 / 12',
    to: 'return Math.round((step ** 2 / 12) * 100) / 100',
    step: 'unit',
    tests: ['method/src/feeling.test.ts', 'method/src/golden-cases.test.ts'],
  },
  {
    name: 'people compared of whom too little is known',
    file: 'method/src/distinguishable.ts',
    from: '!isEnoughToSay(one) || !isEnoughToSay(other)',
    to: '!isEnoughToSay(one)',
    step: 'unit',
    tests: ['method/src/distinguishable.test.ts'],
  },
]
