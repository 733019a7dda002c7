/* seal.h - the head and the checksum of a snapshot, set to fit its state as
 * onirim-snapshot(7) tells, so that only the state can be wrong. */
#ifndef SEAL_H
#define SEAL_H

#include <stddef.h>
#include <stdint.h>

enum { SEAL_HEAD = 8, SEAL_CHECKSUM = 8, SEAL_FRAME = 16 };

/* The bytes are a whole snapshot, of SEAL_FRAME bytes or more. */
static inline void
seal(uint8_t *bytes, size_t length)
{
	static const uint8_t head[6] = { 'O', 'N', 'I', 'S', 1, 0 };
	uint64_t sum = UINT64_C(0xCBF29CE484222325);

	for (size_t i = 0; i < sizeof head; i++)
		bytes[i] = head[i];
	bytes[6] = (uint8_t)length;
	bytes[7] = (uint8_t)(length >> 8);
	length -= SEAL_CHECKSUM;
	for (size_t i = 0; i < length; i++)
		sum = (sum ^ bytes[i]) * UINT64_C(0x100000001B3);
	for (size_t i = 0; i < SEAL_CHECKSUM; i++)
		bytes[length + i] = (uint8_t)(sum >> 8 * i);
}

#endif
