// Says back what it is told, and does nothing else: what it makes one wait for is the machine's.
process.on('message', (said) => process.send!(said));
