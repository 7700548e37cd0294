/** Growable list of unsigned 32-bit integers. */
export interface NumberList {
  push(value: number): void;
  /** Sets bits of a number that was pushed before. */
  setBits(at: number, bits: number): void;
  readonly length: number;
  /** View of the numbers pushed so far, without a copy. */
  all(): Uint32Array;
}

/** Creates an empty growable list of numbers. */
export function createNumberList(): NumberList {
  let numbers = new Uint32Array(1024);
  let length = 0;
  return {
    push(value) {
      if (length === numbers.length) {
        const resizedNumbers = new Uint32Array(length * 2);
        resizedNumbers.set(numbers);
        numbers = resizedNumbers;
      }
      numbers[length] = value;
      length += 1;
    },
    setBits(at, bits) {
      numbers[at] = (numbers[at] ?? 0) | bits;
    },
    get length() {
      return length;
    },
    all: () => numbers.subarray(0, length),
  };
}
